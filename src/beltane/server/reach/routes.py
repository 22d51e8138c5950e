"""HTTP: notices. Which tables wait for one, and the devices and webhook to notify."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from beltane.server.dependencies import ServicesDep, Somebody, language_of, secret_of
from beltane.server.operations.limits import REACHING
from beltane.server.operations.problems import FORBIDDEN, NOT_FOUND, Refusal
from beltane.server.people.person import Called
from beltane.server.people.secrets import hash_of
from beltane.server.reach import channels, push
from beltane.server.reach.addresses import LONGEST
from beltane.server.reach.channels import MOST_FAILURES
from beltane.server.reach.message import trial_message
from beltane.server.reach.messenger import JSON, is_fine
from beltane.server.services import Services
from beltane.server.storage.models import Device, Webhook

router = APIRouter(prefix="/api", tags=["reach"])

Url = Annotated[str, Field(max_length=LONGEST)]
EXAMPLE_KEY = "BGNbcaC8jwy6AJxbfxQuUYTHX_HYFDTalwVTS5roGpDIH-kE0OtR6J9ZcdydnEyi3pkmbWHNHGLptDb07AHXBZk"


class Waiting(BaseModel):
    """The tables that wait for one; their number is for a badge."""

    tables: list[str]


class PushKey(BaseModel):
    """The key that a browser needs to subscribe; null where the host has switched Web Push off."""

    key: str | None


class SubscriptionKeys(BaseModel):
    """A browser's keys."""

    model_config = ConfigDict(extra="forbid")

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class Subscription(BaseModel):
    """A browser's push subscription."""

    model_config = ConfigDict(
        extra="ignore",
        json_schema_extra={
            "examples": [
                {
                    "endpoint": "https://push.example.net/send/abc",
                    "expirationTime": None,
                    "keys": {"p256dh": EXAMPLE_KEY, "auth": "8eDyX_uCN0XRhSbY5hs7Hg"},
                }
            ]
        },
    )

    endpoint: Url
    keys: SubscriptionKeys


class NewWebhook(BaseModel):
    """An address to notify when it is one's turn."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"url": "https://chat.example.org/hook"}]}
    )

    url: Url


class WebhookInfo(BaseModel):
    """One's webhook. `off`: it has failed so often that it is not used any more; setting it again re-enables it."""

    url: str
    failures: int
    off: bool


class Delivery(BaseModel):
    """Whether a message has arrived."""

    arrived: bool


@router.get("/me/waiting")
async def see_waiting(services: ServicesDep, person: Somebody) -> Waiting:
    """The tables that wait for one, the longest waiting first."""
    tables = await services.database.read(lambda session: channels.waiting_tables(session, person.id))
    return Waiting(tables=tables)


@router.get("/push")
async def see_push_key(services: ServicesDep) -> PushKey:
    """What a browser needs to subscribe to Web Push."""
    return PushKey(key=push.public_key(services.keys.key_for(push.PURPOSE)) if services.settings.push else None)


@router.put("/me/push", status_code=204)
async def subscribe(services: ServicesDep, request: Request, person: Somebody, body: Subscription) -> None:
    """Get notices on this device, by Web Push, for as long as one is signed in on it."""
    services.limits.check(REACHING, person.id)
    if not services.settings.push:
        raise Refusal(FORBIDDEN, "no-push")
    push.check_target(push.Target(body.endpoint, body.keys.p256dh, body.keys.auth))
    await services.messenger.sender.check(body.endpoint)
    device = Device(
        session=_session_of(request),
        person_id=person.id,
        endpoint=body.endpoint,
        public_key=body.keys.p256dh,
        auth=body.keys.auth,
        language=language_of(request),
        created=services.now(),
    )
    await services.database.write(lambda session: channels.keep_device(session, device))


@router.delete("/me/push", status_code=204)
async def unsubscribe(services: ServicesDep, request: Request, _person: Somebody) -> None:
    """Stop notices on this device."""
    secret_hash = _session_of(request)
    await services.database.write(lambda session: channels.drop_device(session, secret_hash))


@router.get("/me/webhook")
async def see_webhook(services: ServicesDep, person: Somebody) -> WebhookInfo:
    """One's webhook."""
    return _info(await _webhook_of(services, person.id))


@router.put("/me/webhook")
async def set_webhook(services: ServicesDep, request: Request, person: Somebody, body: NewWebhook) -> WebhookInfo:
    """Set an address, such as a chat channel, to notify when it is one's turn."""
    services.limits.check(REACHING, person.id)
    if not services.settings.webhooks:
        raise Refusal(FORBIDDEN, "no-webhooks")
    await services.messenger.sender.check(body.url)
    hook = Webhook(person_id=person.id, url=body.url, language=language_of(request), created=services.now(), failures=0)
    await services.database.write(lambda session: channels.keep_webhook(session, hook))
    return WebhookInfo(url=body.url, failures=0, off=False)


@router.delete("/me/webhook", status_code=204)
async def drop_webhook(services: ServicesDep, person: Somebody) -> None:
    """Delete one's webhook."""
    await services.database.write(lambda session: channels.drop_webhook(session, person.id))


@router.post("/me/webhook/test")
async def try_webhook(services: ServicesDep, request: Request, person: Somebody) -> Delivery:
    """Send a test message to one's webhook."""
    services.limits.check(REACHING, person.id)
    hook = await _webhook_of(services, person.id)
    if not services.settings.webhooks:
        raise Refusal(FORBIDDEN, "no-webhooks")
    called = Called(person.key, person.name)
    message = trial_message(called, language_of(request), services.settings.public_url)
    status = await services.messenger.sender.post(hook.url, message.model_dump_json().encode(), JSON)
    return Delivery(arrived=is_fine(status))


async def _webhook_of(services: Services, person: int) -> Webhook:
    found = await services.database.read(lambda session: session.get(Webhook, person))
    if found is None:
        raise Refusal(NOT_FOUND, "no-webhook")
    return found


def _info(hook: Webhook) -> WebhookInfo:
    return WebhookInfo(url=hook.url, failures=hook.failures, off=hook.failures >= MOST_FAILURES)


def _session_of(request: Request) -> str:
    secret = secret_of(request)
    assert secret is not None
    return hash_of(secret)
