'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { keyOfForm, readOpened } from '../../../publication/admin/opened-times';

type Plan = ServerFunctionsContextType['schedulePublish'];

/**
 * Around the admin: its form for planning says which version of the page is shown, so that another one is not planned
 * in its place. Payload's form says "planned" whatever the answer is, unless it fails.
 */
export function PlanWhatIsShown({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions();
  const value = useMemo(() => {
    const schedulePublish: Plan = async (args) => {
      const openedAt = args.doc && readOpened(keyOfForm(args.doc.relationTo, args.doc.value));
      const answer = (await functions.schedulePublish({ ...args, openedAt } as Parameters<Plan>[0])) as {
        error?: string;
      };
      if (answer.error) throw new Error(answer.error);
      return answer;
    };
    return { ...functions, schedulePublish };
  }, [functions]);
  return <ServerFunctionsContext.Provider value={value}>{children}</ServerFunctionsContext.Provider>;
}
