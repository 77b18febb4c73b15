/** Browser notifications: it is somebody's turn, and the page is out of sight. */

import { t } from "../lib/words";
import type { State } from "../api/types";

let told = "";

export function notify(state: State | null): void {
  if (!state?.decision || !document.hidden || !("Notification" in window)) return;
  const about = `${state.id} ${state.revision}`;
  if (about === told || Notification.permission !== "granted") return;
  told = about;
  const notice = new Notification(t("your-turn"), {
    body: `${state.decision.text} (${state.title})`,
    tag: state.id,
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
