import type { TextFieldServerProps } from 'payload';
import { defaultLanguage } from '../../languages';
import { inLanguage } from '../../wire/values';
import { readCategories } from '../stored';
import { ListsSelect } from './ListsSelect';

/** The choice of a page's lists among those of the content. */
export async function ListsField({ path, payload, i18n, readOnly }: TextFieldServerProps & { readOnly?: boolean }) {
  const language = i18n.language === 'en' ? 'en' : defaultLanguage;
  const lists = await readCategories({ payload });
  const options = lists.map(({ key, name }) => ({
    value: key,
    label: inLanguage(name, language) ?? inLanguage(name, defaultLanguage) ?? key,
  }));
  return <ListsSelect path={path} options={options} isReadOnly={readOnly} />;
}
