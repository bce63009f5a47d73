FROM python:3.11-slim-bookworm AS packages
COPY requirements/run.lock /run.lock
RUN python -m venv --without-pip /packages \
    && python -m pip --python /packages/bin/python install --no-cache-dir --require-hashes --requirement /run.lock

FROM python:3.11-slim-bookworm
# Without libfribidi0 Pillow draws Persian through a second-best path.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 1000 --no-create-home bot && install --directory --owner bot --mode 700 /bot /bot/data
WORKDIR /bot
COPY --from=packages /packages /packages
COPY engine engine
COPY render render
COPY bot bot
# Nothing can be written here later, so what isn't compiled now would be compiled at each start.
RUN python -m compileall -q engine render bot
USER 1000
ENV PATH=/packages/bin:$PATH PYTHONUNBUFFERED=1 \
    WEB_HOST=0.0.0.0 WEB_PORT=8080 METRICS_HOST=0.0.0.0 METRICS_PORT=9464
EXPOSE 8080 9464
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:9464/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
