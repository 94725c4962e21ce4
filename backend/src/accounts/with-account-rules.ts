import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { addErrorCode } from './account-error';
import { securityFields } from './admin/security-fields';
import { confirmIdentity } from './identity/confirm-identity';
import { guardChanges } from './identity/guard-changes';
import { forgotPassword } from './login/forgot-password';
import { resetPassword } from './login/reset-password';
import { afterRightPassword, throttleLogin } from './login/throttle-login';
import { checkNewPassword } from './passwords/check-new-password';
import { askForSecondFactor, noteReset, showRecoveryCodes } from './second-factor/ask-at-login';
import { factorEndpoints } from './second-factor/factor-endpoints';
import { disable } from './second-factor/second-factor';
import { endOnChange, renewOwnSession } from './sessions/end-sessions';
import { signOutEverywhere } from './sessions/sign-out-everywhere';

const forgetSecondFactor: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await disable(req.payload, doc as { id: number; createdAt: string });
};

/**
 * Adds the security rules to the accounts collection (docs/accounts.md): accepted passwords, who may change whom, login
 * throttling, the second factor, and when sessions end.
 */
export function withAccountRules(users: CollectionConfig): CollectionConfig {
  const { hooks = {}, endpoints, fields } = users;
  return {
    ...users,
    endpoints: [
      ...(endpoints || []),
      ...[confirmIdentity, forgotPassword, resetPassword, signOutEverywhere],
      ...factorEndpoints,
    ],
    fields: [...fields, ...securityFields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), throttleLogin, noteReset, guardChanges, checkNewPassword],
      beforeChange: [...(hooks.beforeChange ?? []), endOnChange],
      afterChange: [...(hooks.afterChange ?? []), renewOwnSession],
      afterDelete: [...(hooks.afterDelete ?? []), forgetSecondFactor],
      beforeLogin: [...(hooks.beforeLogin ?? []), askForSecondFactor],
      afterLogin: [...(hooks.afterLogin ?? []), afterRightPassword],
      afterOperation: [...(hooks.afterOperation ?? []), showRecoveryCodes],
      afterError: [...(hooks.afterError ?? []), addErrorCode],
    },
  };
}
