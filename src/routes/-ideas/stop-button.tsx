import { X } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";

/** Cancels the generation; what has arrived stays. */
export function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Cluster justify="end">
      <Button variant="quiet" size="sm" icon={<X />} onClick={onStop}>
        Stop generating
      </Button>
    </Cluster>
  );
}
