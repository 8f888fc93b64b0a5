import { getSettings } from "#db/repositories/settings-repository.ts";
import type { UnitChoice } from "#domain/entities.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";

import { useLiveData } from "../-common/use-live-data.ts";

/** The units in which the cook reads amounts, for `inUnits`. */
export function useUnits(): UnitChoice {
  return useLiveData(getSettings, [], NO_SETTINGS).units;
}
