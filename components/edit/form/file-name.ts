/** The name of a file in a form, as people read it. */
export function fileName({ name, src }: { name?: string; src: string }): string {
  const last = name ?? src.replace(/^.*\//, '');
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
