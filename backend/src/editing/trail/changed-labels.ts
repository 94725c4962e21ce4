import type { ClientField } from 'payload';

/** Fields that no form shows. */
const hidden: Readonly<Record<string, { tr: string; en: string }>> = {
  password: { tr: 'Parola', en: 'Password' },
  _status: { tr: 'Yayın durumu', en: 'State of publication' },
};

/** The fields with a name, also those in tabs and rows; the fields within a named one belong to it. */
function named(fields: readonly ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if ('tabs' in field) return field.tabs.flatMap((tab) => named(tab.fields));
    return 'fields' in field && !('name' in field) ? named(field.fields) : [field];
  });
}

/**
 * What an entry of the trail says of the changed fields, for people.
 *
 * @param changed the names of the fields, as they are stored
 * @param fields those of the collection or of the settings
 * @param translate a label in the language of the admin
 */
export function changedLabels(
  changed: string,
  fields: ClientField[],
  translate: (label: Readonly<Record<string, string>> | string) => string,
): string {
  const labels = new Map<string, unknown>(
    named(fields).flatMap((field) =>
      'name' in field ? [[field.name, 'label' in field ? field.label : undefined]] : [],
    ),
  );
  return changed
    .split(', ')
    .map((name) => {
      const label = hidden[name] ?? labels.get(name);
      return typeof label === 'string' || (typeof label === 'object' && label !== null)
        ? translate(label as Readonly<Record<string, string>> | string)
        : name;
    })
    .join(', ');
}
