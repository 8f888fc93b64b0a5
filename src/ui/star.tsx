/** A star with soft corners, of which `part` is filled from the left. */
export function Star({ part, className }: { part: 0 | 0.5 | 1; className?: string | undefined }) {
  const outline =
    "M12 2.8c.5 0 .9.3 1.1.7l2.3 4.9 5.3.7c1 .1 1.4 1.3.7 2l-3.9 3.8 1 5.3c.1 1-.9 1.7-1.8 1.3L12 18.9l-4.7 2.6c-.9.4-1.9-.3-1.8-1.3l1-5.3-3.9-3.8c-.7-.7-.3-1.9.7-2l5.3-.7 2.3-4.9c.2-.4.6-.7 1.1-.7Z";
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {part === 0.5 && (
        <path
          d="M12 2.8c-.5 0-.9.3-1.1.7L8.6 8.4l-5.3.7c-1 .1-1.4 1.3-.7 2l3.9 3.8-1 5.3c-.1 1 .9 1.7 1.8 1.3L12 18.9Z"
          fill="var(--butter)"
        />
      )}
      <path
        d={outline}
        fill={part === 1 ? "var(--butter)" : "none"}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
