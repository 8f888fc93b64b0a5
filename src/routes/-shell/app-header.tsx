import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronLeft, MessageSquareWarning, Settings } from "lucide-react";
import { useState, type ReactNode } from "react";

import { IconButton, iconButtonClass } from "#ui/icon-button.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { DocumentTitle } from "../-common/document-title.tsx";
import { openSettingsFrom } from "../-common/settings-origin.ts";
import { useStepBack } from "../-common/step-back.ts";
import { ReportDialog } from "./lazy-report-dialog.tsx";
import { SyncSign } from "./lazy-sync-sign.tsx";

interface AppHeaderProps {
  title: string;
  /** The parent screen; without it there is no back button. */
  back?: Pick<LinkProps, "to" | "params">;
  /** Other screens that link here: back returns to one of them if the cook came from it. */
  origins?: readonly string[];
  /** Called instead of following a link, where the cook must confirm before leaving. */
  onBack?: () => void;
  kicker?: string | undefined;
  subtitle?: ReactNode;
  size?: "compact" | "hub";
}

/** The header of every screen: back, title, sync status, report an issue, settings. */
export function AppHeader({ back, origins = [], onBack, ...header }: AppHeaderProps) {
  const stepBack = useStepBack();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <DocumentTitle>{header.title}</DocumentTitle>
      <PageHeader
        {...header}
        back={
          onBack ? (
            <IconButton label="Back" icon={<ChevronLeft />} onClick={onBack} />
          ) : back ? (
            <Link
              {...back}
              aria-label="Back"
              className={iconButtonClass()}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                if (stepBack([event.currentTarget.pathname, ...origins])) event.preventDefault();
              }}
            >
              <ChevronLeft aria-hidden />
            </Link>
          ) : undefined
        }
        actions={
          <>
            <SyncSign />
            <IconButton
              label="Report an issue"
              icon={<MessageSquareWarning />}
              onClick={() => setReporting(true)}
            />
            <Link
              to="/user-settings"
              aria-label="User settings"
              className={iconButtonClass()}
              onClick={() => openSettingsFrom(window.location.pathname)}
            >
              <Settings aria-hidden />
            </Link>
          </>
        }
      />
      {reporting ? <ReportDialog onClose={() => setReporting(false)} /> : null}
    </>
  );
}
