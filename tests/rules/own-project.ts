/** Gives the files that one worker runs, one after the other, a project of the emulators to themselves. */
process.env["GCLOUD_PROJECT"] = `demo-simmer-rules-${process.env["VITEST_POOL_ID"] ?? "1"}`;
