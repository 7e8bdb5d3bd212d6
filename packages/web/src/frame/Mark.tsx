/** Our sign: a base, its arc, three ranges. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-arc" d="M16 26 4.5 7.5a22 22 0 0 1 23 0Z" />
      <path className="mark-ring" d="M8.4 13.8a14.5 14.5 0 0 1 15.2 0M12.3 20a7 7 0 0 1 7.4 0" />
      <rect className="mark-base" x="12.5" y="22.5" width="7" height="7" rx="1.2" />
    </svg>
  );
}
