import { ChevronLeft, CircleHelp, Settings } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { GalleryActions } from "./gallery-actions.tsx";
import { GalleryCards } from "./gallery-cards.tsx";
import { GalleryCookbook } from "./gallery-cookbook.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryMessages } from "./gallery-messages.tsx";
import { GalleryPictures } from "./gallery-pictures.tsx";

/** Shows every component in every state, for the people who build with them. */
export function Gallery() {
  const bar = (
    <>
      <a href="#report" className={iconButtonClass()} aria-label="Report">
        <CircleHelp aria-hidden="true" />
      </a>
      <a href="#settings" className={iconButtonClass()} aria-label="Settings">
        <Settings aria-hidden="true" />
      </a>
    </>
  );
  const back = (
    <a href="#back" className={iconButtonClass()} aria-label="Back">
      <ChevronLeft aria-hidden="true" />
    </a>
  );
  return (
    <Screen
      width="wide"
      header={
        <PageHeader
          size="hub"
          kicker="Good evening, Ana"
          title="What’s cooking?"
          subtitle="Everything the kitchen is made of."
          back={back}
          actions={bar}
        />
      }
      actions={
        <>
          <Button variant="secondary" size="lg">
            Generate More
          </Button>
          <Button size="lg">Continue</Button>
        </>
      }
    >
      <Stack gap="xl">
        <GalleryCards />
        <GalleryActions />
        <GalleryFields />
        <GalleryMessages />
        <GalleryPictures />
        <GalleryCookbook />
      </Stack>
    </Screen>
  );
}
