import { DISH_KINDS, THAWED, THAWED_SOURCE } from "#domain/dish-kinds.ts";
import { Fold } from "#ui/fold.tsx";

import { spanWords } from "../../-common/keeping-words.ts";

import styles from "./keeping-guide.module.css";

/** How long different kinds of dishes keep, with the source. */
export function KeepingGuide() {
  return (
    <div className={styles.guide}>
      <Fold title="How long dishes keep">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Dish</th>
              <th scope="col">Fridge</th>
              <th scope="col">Freezer</th>
            </tr>
          </thead>
          <tbody>
            {DISH_KINDS.map(({ id, name, keeps, freezesWell }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{spanWords("fridge", keeps.fridge)}</td>
                <td>
                  {freezesWell ? spanWords("freezer", keeps.freezer) : "Doesn\u2019t freeze well"}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">Thawed in the fridge</th>
              <td>{spanWords("fridge", THAWED)}</td>
              <td>Eat it instead</td>
            </tr>
          </tbody>
        </table>
        <p className={styles.source}>
          For a fridge of 4&nbsp;°C or colder, and a freezer of −18&nbsp;°C or colder, where the
          time is about taste: what stays frozen stays safe. From the Cold Food Storage Chart of
          FoodSafety.gov; rice and thawed dishes from the {THAWED_SOURCE}, which is stricter there.
          The kind is told by a dish&rsquo;s name and ingredients.
        </p>
      </Fold>
      <p className={styles.note}>A guide, not a promise: when in doubt, throw it out.</p>
    </div>
  );
}
