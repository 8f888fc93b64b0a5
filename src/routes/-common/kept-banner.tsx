import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

interface KeptBannerProps {
  title?: string;
  children?: string;
  onDiscard: () => void;
}

/** Says that a form was restored from a draft, and offers to start over. */
export function KeptBanner({
  title = "Here is what you had begun",
  children,
  onDiscard,
}: KeptBannerProps) {
  return (
    <Banner
      title={title}
      role="status"
      action={
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Start over
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
