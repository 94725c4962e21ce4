/** Where a browser keeps which sections its editor has added. */
const key = 'edit-recent-sections';

const most = 4;

/** The types that this browser's editor has added last, the newest first. Empty where nothing can be stored. */
export function recentTypes(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a type first among those that were added last. */
export function noteType(type: string): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([type, ...recentTypes().filter((other) => other !== type)].slice(0, most)),
    );
  } catch {
    // A browser that stores nothing shows all types in their order.
  }
}
