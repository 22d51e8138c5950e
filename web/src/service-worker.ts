/**
 * The service worker: keeps the shell, so that the page opens without a network, and shows what the service pushes.
 *
 * The page is asked for each time and kept as it was last; built files never change under their names, so that the
 * first copy will do. Nothing under /api is ever kept.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

/** Put in when this is built: what the page needs to open at all, and a name that changes with it. */
declare const __SHELL__: readonly string[];
declare const __BUILD__: string;

const PAGE = "/";
const CACHE = `beltane-${__BUILD__}`;

/** The payload of push messages, see `server/reach/message.py`. */
interface TurnMessage {
  type: "turn" | "reminder" | "test";
  table: string | null;
  text: string;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...__SHELL__]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && event.request.method === "GET";
  if (!ours || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(builtFile(event.request));
  else if (__SHELL__.includes(url.pathname)) event.respondWith(latest(event.request));
});

// A page reports what it loaded before this worker was active, so that it opens offline from then on.
self.addEventListener("message", (event) => {
  const { keep } = event.data as { keep: string[] };
  event.waitUntil(Promise.all(keep.map((address) => builtFile(new Request(address)))));
});

self.addEventListener("push", (event) => {
  const message = event.data?.json() as TurnMessage | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as Pick<TurnMessage, "table">;
  event.waitUntil(open(table === null ? PAGE : `/table/${table}`));
});

// A browser may change its subscription; notifications continue for whoever is signed in.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event as PushSubscriptionChangeEvent));
});

async function renew({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me/push", { method: "PUT", headers, body: JSON.stringify(subscription) });
}

async function forgetOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("beltane-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page, whatever its address: from the network, or as it was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match(PAGE)) ?? Promise.reject(error);
  }
}

/** A built file: from the cache, or else from the network and then cached. */
async function builtFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** A file whose name stays when it changes, such as an icon. */
async function latest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match(request)) ?? Promise.reject(error);
  }
}

/** Of several messages about a table only the last is shown. */
async function show(message: TurnMessage): Promise<void> {
  const icon = "/icon.svg";
  const tag = message.table ?? message.type;
  await self.registration.showNotification("Beltane", {
    body: message.text,
    tag,
    icon,
    data: { table: message.table },
  });
}

/** Bring up a window that has the address, or one that goes there. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address);
  if (there) {
    await there.focus();
    return;
  }
  await self.clients.openWindow(address);
}
