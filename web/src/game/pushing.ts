/** The subscription of this browser to notices of the server (web push). */

import { request } from "../api/client";
import type { PushAsked, PushState } from "../api/schema";

/** The reader has not allowed notices, or the browser has refused. */
export class PushRefused extends Error {}

export const canSubscribe =
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The key with which browsers subscribe here; null where nothing is pushed. */
export const keyHere = async (): Promise<string | null> =>
  ((await (await request("/api/notices/push")).json()) as PushState).key;

/** Subscribe, or find the subscription that is there. */
export async function subscribed(key: string): Promise<PushAsked> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused();
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new PushRefused();
  try {
    return told(await ofThisKey(worker.pushManager, key));
  } catch (error) {
    throw error instanceof DOMException ? new PushRefused(error.message) : error;
  }
}

/** A browser has one subscription here; that of an earlier key of the server is ended first. */
async function ofThisKey(manager: PushManager, key: string): Promise<PushSubscription> {
  const there = await manager.getSubscription();
  const known = there?.options.applicationServerKey;
  if (there && known && base64(known) === key) return there;
  await there?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function told(subscription: PushSubscription): PushAsked {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Bytes as text, as keys are written in addresses. */
export function base64(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
