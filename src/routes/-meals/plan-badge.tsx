import type { PlanStatus } from "#domain/entities.ts";
import { Badge } from "#ui/badge.tsx";

const BADGES = {
  new: { tone: "new", label: "New" },
  "in-progress": { tone: "progress", label: "In Progress" },
  completed: { tone: "done", label: "Completed" },
  single: { tone: "single", label: "Single" },
} as const satisfies Record<PlanStatus, { tone: string; label: string }>;

export function PlanBadge({ status }: { status: PlanStatus }) {
  const { tone, label } = BADGES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
