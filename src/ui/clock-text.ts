/** Formats seconds as a clock: 65 → "1:05", 3600 → "1:00:00". Negative values count as zero. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const tail = String(rest).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** Formats seconds as speech: 3665 → "1 hour 1 minute 5 seconds". */
export function spokenDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [
    [Math.floor(whole / 3600), "hour"],
    [Math.floor(whole / 60) % 60, "minute"],
    [whole % 60, "second"],
  ] as const;
  const spoken = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return spoken.join(" ") || "0 seconds";
}

const DAY = 86_400;

/** 600 → "10 min", 5400 → "1 hr 30 min", 45 → "45 sec"; whole days from two on: "2 days". */
export function shortDuration(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return `${seconds / DAY} days`;
  const parts = [
    [Math.floor(seconds / 3600), "hr"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "sec"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
