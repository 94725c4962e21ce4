/** Replaces each `{name}` in a text of a catalogue by its value; a name without a value stays. */
export function fill(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
