/** Web Push on this device: whether it can be had, is had, and having it or not. */
import { answer, api, type Schemas } from "./client";
import { bytesOf } from "./passkeys";

/** Failed: the browser could not reach a push service. */
export type PushState = "unsupported" | "denied" | "off" | "on" | "failed";

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

/** Subscribe this device; the browser asks whether it may, so this is done on a click only. */
export async function subscribe(): Promise<PushState> {
  const registration = await worker();
  const { key } = await answer(api.GET("/api/push"));
  if (!registration || !key) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => null);
  if (!subscription) return "failed";
  await answer(api.PUT("/api/me/push", { body: subscription.toJSON() as Schemas["Subscription"] }));
  return "on";
}

export async function unsubscribe(): Promise<PushState> {
  await answer(api.DELETE("/api/me/push"));
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return "off";
}

/** The service worker that shows messages, if the browser has all that is needed. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
