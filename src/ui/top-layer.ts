/**
 * The host for alarms and messages: at the end of the page or, while modal dialogs are open, inside
 * the topmost one. A modal dialog makes everything outside it inert, including popovers, so this is
 * the only place where they can be seen and tapped.
 */
let host: HTMLElement | undefined;
/** The open modal dialogs, the topmost last. */
const dialogs: HTMLDialogElement[] = [];

function place(): void {
  const parent = dialogs.at(-1) ?? document.body;
  if (host && host.parentElement !== parent) parent.append(host);
}

/** The portal target for anything that must stay reachable. */
export function topLayerHost(): HTMLElement {
  if (!host) {
    host = document.createElement("div");
    // It has no box of its own: its children are fixed to the screen.
    host.style.display = "contents";
    place();
  }
  return host;
}

/** Opens a modal dialog with the host inside; returns the function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  dialogs.push(dialog);
  place();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    // Before the dialog closes, which gives the focus back.
    place();
    dialog.close();
  };
}
