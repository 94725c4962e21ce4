'use client';

import { useEdit } from '../state/edit-context';
import { AddressInput } from './AddressInput';
import { FieldBox } from './FieldBox';
import { type ControlProps, fieldIds, useForm } from './form-context';
import { usePageLinks } from './use-page-links';

/** An address field that suggests the site's pages by address or title while the editor types. */
export function LinkControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t } = useEdit();
  const { id, aria } = fieldIds(form, path, true);
  const links = usePageLinks();
  return (
    <FieldBox field={field} path={path} value={value} hint={t('editLinkHint')}>
      <AddressInput
        {...aria}
        id={id}
        value={typeof value === 'string' ? value : ''}
        links={links}
        onAddress={(address) => form.set(path, field, address)}
      />
    </FieldBox>
  );
}
