import { readRuntimeEnv } from '../../runtime-env';
import { FinderButton } from './FinderButton';

/** The search over everything, in the head of the admin. */
export function Finder() {
  return <FinderButton siteUrl={readRuntimeEnv().siteUrl} />;
}
