"""What of an update is read here has to be of the kinds that the Bot API says; python-telegram-bot takes anything."""

from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Number: TypeAlias = Annotated[int, Field(ge=-(2**63), lt=2**63)]
Moment: TypeAlias = Annotated[int, Field(ge=0, lt=2**32)]


class _Shape(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")


class _User(_Shape):
    id: Number
    is_bot: bool
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class _Chat(_Shape):
    id: Number
    type: str
    title: str | None = None


class _Button(_Shape):
    text: str
    url: str | None = None
    callback_data: str | None = None


class _Keyboard(_Shape):
    inline_keyboard: list[list[_Button]]


class _Message(_Shape):
    message_id: Number
    date: Moment
    chat: _Chat
    sender: Annotated[_User | None, Field(alias="from")] = None
    sender_chat: _Chat | None = None
    text: str | None = None
    photo: list[dict[str, object]] | None = None
    message_thread_id: Number | None = None
    is_topic_message: bool | None = None
    ephemeral_message_id: Number | None = None
    reply_markup: _Keyboard | None = None
    reply_to_message: "_Message | None" = None
    left_chat_member: _User | None = None
    new_chat_members: list[_User] | None = None
    migrate_to_chat_id: Number | None = None
    migrate_from_chat_id: Number | None = None


class _Press(_Shape):
    id: str
    sender: Annotated[_User, Field(alias="from")]
    data: str | None = None
    message: _Message | None = None


class _Member(_Shape):
    status: str


class _Change(_Shape):
    chat: _Chat
    sender: Annotated[_User, Field(alias="from")]
    old_chat_member: _Member
    new_chat_member: _Member


class _Update(_Shape):
    update_id: Number
    message: _Message | None = None
    callback_query: _Press | None = None
    my_chat_member: _Change | None = None


UPDATE: Final = TypeAdapter(_Update)
"""Validates an update's JSON, from bytes. Raises ValueError (pydantic's ValidationError)."""
