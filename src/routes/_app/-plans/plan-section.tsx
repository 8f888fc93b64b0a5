import { Link } from "@tanstack/react-router";
import { RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";

import type { AiMealPlan } from "#domain/entities.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { useNearViewport } from "#ui/use-near-viewport.ts";

import { countOf, formatDate } from "../../-common/formats.ts";
import { planName } from "../../-common/plan-title.ts";
import { PlanBadge } from "../../-meals/plan-badge.tsx";

import styles from "./plan-section.module.css";

interface PlanSectionProps {
  title: string;
  plans: readonly AiMealPlan[];
  /** How many plans exist; `plans` holds the newest of them. */
  total: number;
  /**
   * Requests this many plans: automatically for the first `page`, then when the cook asks for more.
   */
  onMore: (most: number) => void;
  page: number;
  onDelete: (plan: AiMealPlan) => void;
  /** Why a plan could not be deleted; shown beside it. */
  failure: { planId: string; text: string } | null;
  /** Offered on each plan that has recipes. */
  onCookAgain?: (plan: AiMealPlan) => void;
}

/** A group of plans, newest first, shown a page at a time. */
export function PlanSection(props: PlanSectionProps) {
  const { title, plans, total, page, onMore, onDelete, failure, onCookAgain } = props;
  const id = `${title.toLowerCase()}-title`;
  if (total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} count={total}>
        {title}
      </SectionTitle>
      <List label={title}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            onDelete={onDelete}
            failure={failure?.planId === plan.id ? failure.text : null}
            onCookAgain={onCookAgain}
          />
        ))}
      </List>
      {plans.length < Math.min(page, total) ? <End onNear={() => onMore(page)} /> : null}
      {plans.length >= page && plans.length < total ? (
        <Button variant="secondary" full onClick={() => onMore(plans.length + page)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function End({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element, false);
  const told = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) told();
  }, [isNear]);
  return <div ref={element} />;
}

interface PlanRowProps {
  plan: AiMealPlan;
  onDelete: (plan: AiMealPlan) => void;
  failure: string | null;
  onCookAgain: ((plan: AiMealPlan) => void) | undefined;
}

function PlanRow({ plan, onDelete, failure, onCookAgain }: PlanRowProps) {
  const { recipes, createdAt, status } = plan;
  const [first, ...others] = recipes;
  const title = planName(plan);
  const date = formatDate(createdAt);
  const cooked = recipes.filter((recipe) => recipe.cooked).length;
  return (
    <ListRow
      leading={
        <span className={styles.picture}>
          <MealPicture seed={first?.id ?? plan.id} meal={first ?? { title: "" }} shape="round" />
        </span>
      }
      title={
        <Link to="/plan/$planId" params={{ planId: plan.id }} className={stretchedLinkClass}>
          <span className={styles.title}>{title}</span>
        </Link>
      }
      detail={
        <>
          <span className={styles.detail}>
            <PlanBadge status={status} />
            <span>{date}</span>
            {!first || first.title === title ? null : (
              <span>
                <bdi>{first.title}</bdi>
                {others.length > 0 ? ` +${others.length} more` : null}
              </span>
            )}
            <span>{countOf(recipes.length, "recipe")}</span>
            {cooked > 0 && cooked < recipes.length ? <span>{cooked} cooked</span> : null}
          </span>
          {failure === null ? null : <ErrorBox>{failure}</ErrorBox>}
        </>
      }
      trailing={
        <>
          {onCookAgain && first ? (
            <IconButton
              label={`Cook again: ${title}, ${date}`}
              icon={<RotateCcw />}
              onClick={() => onCookAgain(plan)}
            />
          ) : null}
          <IconButton
            label={`Delete ${title}, ${date}`}
            icon={<Trash2 />}
            onClick={() => onDelete(plan)}
          />
        </>
      }
    />
  );
}
