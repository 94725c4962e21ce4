import type { PartName } from '../../components/layout/parts/definitions';
import type { Raw } from './wire-page';

const rows = (value: unknown): Raw[] => (Array.isArray(value) ? (value as Raw[]) : []);

/** The form has another name for the third level of the menu than the application model. */
function menuItem({ dropdown, subDropdown, ...rest }: Raw): Raw {
  return { ...rest, dropdown: [...rows(dropdown), ...rows(subDropdown)].map(menuItem) };
}

/**
 * The application model with the values of a part's form, in the language of those values.
 *
 * @param model of the contract
 */
export function withPart(model: Raw, part: PartName, values: Raw): Raw {
  switch (part) {
    case 'navigation':
      return { ...model, menu: rows(values.menu).map(menuItem) };
    case 'footer':
      return { ...model, footer: rows(values.items) };
    case 'social':
      return { ...model, socialAccounts: rows(values.accounts) };
    case 'site-info':
      return { ...model, siteInfo: values };
    case 'popup':
      // A new one gets its id when it is saved.
      return { ...model, popup: { ...values, id: values.popupId || 'new' } };
  }
}
