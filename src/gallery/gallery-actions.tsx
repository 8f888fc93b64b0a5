import { CookingPot, Egg, Ellipsis, Heart, Plus, Trash2 } from "lucide-react";
import { useState } from "react";

import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { StatusDot, SyncBadge } from "#ui/sync-badge.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;

export function GalleryActions() {
  const [busy, setBusy] = useState(false);
  const [liked, setLiked] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>(["Oven"]);
  return (
    <Stack gap="lg">
      <SectionTitle>Buttons</SectionTitle>
      {VARIANTS.map((variant) => (
        <Cluster key={variant}>
          <Button variant={variant}>Start cooking</Button>
          <Button variant={variant} size="sm" icon={<Plus aria-hidden="true" />}>
            Add
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
        </Cluster>
      ))}
      <Button
        full
        size="lg"
        busy={busy}
        icon={<CookingPot aria-hidden="true" />}
        onClick={() => setBusy(true)}
      >
        Create a meal plan
      </Button>
      <Cluster>
        <IconButton label="Add" icon={<Plus aria-hidden="true" />} />
        <IconButton label="Add to list" tone="filled" icon={<Plus aria-hidden="true" />} />
        <IconButton label="More" tone="round" icon={<Ellipsis aria-hidden="true" />} />
        <IconButton label="Delete" tone="danger" icon={<Trash2 aria-hidden="true" />} />
        <IconButton
          label="Favorite"
          tone="heart"
          pressed={liked}
          icon={<Heart aria-hidden="true" />}
          onClick={() => setLiked(!liked)}
        />
        <IconButton
          label="Favorite (off)"
          tone="heart"
          pressed={false}
          icon={<Heart aria-hidden="true" />}
        />
        <IconButton label="Working" busy icon={<Plus aria-hidden="true" />} />
        <IconButton label="Not available" disabled icon={<Plus aria-hidden="true" />} />
      </Cluster>
      <SectionTitle count={5}>Chips and badges</SectionTitle>
      <Cluster>
        <Chip>Frying pan</Chip>
        <Chip tone="herb">Vegan</Chip>
        <Chip tone="butter">25 min</Chip>
        <Chip tone="tomato" icon={<Egg aria-hidden="true" />}>
          Contains egg
        </Chip>
        <Chip>+3 more</Chip>
      </Cluster>
      <Cluster>
        {["Oven", "Frying pan", "Wok", "Stand mixer"].map((name) => (
          <ToggleChip
            key={name}
            pressed={chosen.includes(name)}
            onPressedChange={(on) =>
              setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          >
            {name}
          </ToggleChip>
        ))}
        <ToggleChip pressed={false} onPressedChange={() => {}} disabled>
          Kettle
        </ToggleChip>
      </Cluster>
      <Cluster>
        <Badge tone="new">New</Badge>
        <Badge tone="progress">In Progress</Badge>
        <Badge tone="done">Completed</Badge>
        <Badge tone="single">Single</Badge>
        <Badge>Draft</Badge>
      </Cluster>
      <Cluster gap="md">
        <SyncBadge tone="saved">All changes saved</SyncBadge>
        <SyncBadge tone="pending">2 changes to send</SyncBadge>
        <SyncBadge tone="offline">Offline</SyncBadge>
        <SyncBadge tone="attention">1 change needs you</SyncBadge>
        <StatusDot tone="saved" label="Saved" />
        <StatusDot tone="pending" label="Pending" />
        <StatusDot tone="offline" label="Offline" />
        <StatusDot tone="attention" label="Attention" />
      </Cluster>
    </Stack>
  );
}
