import { SectionTitle } from "#ui/section-title.tsx";

import styles from "./method.module.css";

/** All steps of a recipe, to read before cooking; nothing if there are none. */
export function Method({ instructions }: { instructions: readonly string[] }) {
  if (instructions.length === 0) return null;
  return (
    <section aria-labelledby="method-title">
      <SectionTitle id="method-title" count={instructions.length}>
        Method
      </SectionTitle>
      <ol className={styles.steps}>
        {instructions.map((step, index) => (
          // The index is the key, because two steps of a recipe may be equal.
          <li key={index}>
            <div dir="auto">{step}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
