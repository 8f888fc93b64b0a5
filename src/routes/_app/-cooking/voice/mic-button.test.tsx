import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";

import { Button } from "#ui/button.tsx";

import { openKitchen, renderInKitchen } from "../../../-common/kitchen.fixture.tsx";
import { MicButton } from "./mic-button.tsx";
import { openVoice } from "./open-voice.ts";
import { useVoice } from "./use-voice.ts";

/** A recogniser in the place of the browser's, which would ask for the microphone. */
function fakeRecognition() {
  const listening = new Set<EventTarget>();
  class Recognition extends EventTarget {
    start() {
      listening.add(this);
    }
    abort() {
      listening.delete(this);
    }
  }
  vi.stubGlobal("SpeechRecognition", Recognition);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { isOn: () => listening.size > 0 };
}

function Mic() {
  return <MicButton voice={useVoice()} className={undefined} />;
}

function Screens() {
  const [isCooking, setCooking] = useState(true);
  return (
    <>
      {isCooking ? <Mic /> : null}
      <Button onClick={() => setCooking(false)}>Leave</Button>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name });

/** Opens a step, and starts listening; the voice opens once the device's voices are known. */
async function startListening() {
  const microphone = fakeRecognition();
  const voices = vi.spyOn(speechSynthesis, "getVoices").mockReturnValue([]);
  onTestFinished(() => voices.mockRestore());
  await renderInKitchen(openKitchen(), <Screens />);
  await button("Microphone").click();
  await button("Start listening").click();
  await expect.poll(() => voices.mock.calls.length).toBeGreaterThan(0);
  const know = async () => {
    // This one waits behind the other: when it is open, so is that.
    const behind = openVoice();
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
    (await behind).end();
  };
  return { microphone, know };
}

test("the microphone is on at the step, and off once it is left", async () => {
  const { microphone, know } = await startListening();
  await know();
  await expect.element(button("Stop the microphone")).toBeVisible();
  expect(microphone.isOn()).toBe(true);
  await button("Leave").click();
  await expect.poll(microphone.isOn).toBe(false);
});

test("a step that is left while the microphone is being switched on listens to nothing", async () => {
  const { microphone, know } = await startListening();
  await button("Leave").click();
  await expect.element(button("Microphone")).not.toBeInTheDocument();
  await know();
  expect(microphone.isOn()).toBe(false);
});
