/** As an installed app: it can be installed, opens offline, and notifies players of their turn. */
import { enterAs } from "./support/new-table";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** What a service worker knows that pages do not. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (address: string) => Promise<null> };
  NotificationEvent: new (type: string, about: { notification: Notification }) => Event;
  ExtendableEvent: new (type: string) => Event;
}

test("the client can be installed, and says so when it is offline", async ({ home, page, context }) => {
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Beltane", start_url: "/", display: "standalone" });
  for (const { src } of (manifest as { icons: { src: string }[] }).icons)
    expect((await page.request.get(src)).ok(), src).toBe(true);

  await home.open();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await home.meduris.waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  const said = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(said).toBeVisible();
  // Opened offline; a browser that merely simulates this does not report it to the new page.
  await page.reload();
  await expect(home.meduris).toBeVisible();
  const broken = page.getByText(/You are offline\.|The connection is broken\./);
  await expect(broken).toBeVisible();
  await context.setOffline(false);
  await expect(broken).toBeHidden();
});

test("what the service pushes is shown, and a click on it opens the table", async ({
  home,
  page,
  context,
  url,
}) => {
  await context.grantPermissions(["notifications"]);
  await home.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0]!;
  // This needs no push service: the browser is made to believe that one has delivered a message.
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = (message: object) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin: url,
      registrationId,
      data: JSON.stringify(message),
    });
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as WorkerScope;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });

  await push({ type: "turn", table: "k3", text: "Meduris: it is your turn, Ann." });
  await expect.poll(shown).toEqual([["Beltane", "Meduris: it is your turn, Ann."]]);
  // A later message about the same table takes its place.
  await push({ type: "reminder", table: "k3", text: "Meduris waits for you, Ann." });
  await expect.poll(shown).toEqual([["Beltane", "Meduris waits for you, Ann."]]);

  // Only a real click may open a window, but it can be observed which one it would be.
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((found) => {
      scope.clients.openWindow = async (address) => (found(address), null);
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification: notification! }));
    });
  });
  expect(opened).toBe("/table/k3");
  await expect.poll(shown).toEqual([]);

  // The browser's new subscription is passed on to the service.
  const request = await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    return new Promise<unknown[]>((found) => {
      self.fetch = async (address, { method, body } = {}) => (found([address, method, body]), new Response());
      const newSubscription = { endpoint: "https://push.example.net/new" };
      const event = new scope.ExtendableEvent("pushsubscriptionchange");
      scope.dispatchEvent(Object.assign(event, { newSubscription }));
    });
  });
  expect(request).toEqual(["/api/me/push", "PUT", '{"endpoint":"https://push.example.net/new"}']);
});

test("whoever wants to be told subscribes on the page of settings, and reads if that is not possible", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await enterAs(page, "Ann");
  await page.goto("/settings");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const subscribe = page.getByRole("button", { name: "Tell me here", exact: true });
  // There is no push service within reach of this browser.
  await subscribe.click();
  await expect(page.getByText("Your browser could not reach its push service")).toBeVisible();
  // If there is one, the service hears where it is.
  const subscription = { endpoint: "https://push.example.net/ann", keys: { p256dh: "key", auth: "secret" } };
  await page.evaluate((subscription) => {
    const found = { toJSON: () => subscription } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => found;
  }, subscription);
  await page.route("**/api/me/push", (route) => route.fulfill({ status: 204 }));
  const [request] = await Promise.all([page.waitForRequest("**/api/me/push"), subscribe.click()]);
  expect([request.method(), request.postDataJSON()]).toEqual(["PUT", subscription]);
  await expect(page.getByText("You are told on this device.")).toBeVisible();
});
