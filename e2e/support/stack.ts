/** What `scripts/test-e2e.mjs` started, and its secrets. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the suites with npm run test:e2e`);
  return value;
}

export const siteUrl = required('E2E_SITE_URL');
export const backendUrl = required('E2E_BACKEND_URL');
export const revalidateSecret = required('E2E_REVALIDATE_SECRET');
export const adminToken = required('E2E_ADMIN_TOKEN');
/** The folder with a database and media of the demo content, to be copied. */
export const demoContent = required('E2E_DEMO_CONTENT');
export const backendEnv = JSON.parse(required('E2E_BACKEND_ENV')) as Record<string, string>;
