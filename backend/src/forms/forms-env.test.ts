import { EnvError, parseEnv } from '../env';

const read = (source: Record<string, string>) =>
  parseEnv(
    { PAYLOAD_SECRET: 's'.repeat(32), ...source },
    { backendDir: '/srv/backend', isProduction: true, isBuilding: false },
  ).forms;

const smtp = {
  SMTP_URL: 'smtp://u:hidden@mail.example:587',
  MAIL_FROM: 'web@example.com',
  MAIL_TO: 'ofis@example.com',
};

describe('the environment of the forms', () => {
  it('has defaults: no mail, and low limits', () => {
    expect(read({})).toEqual({
      mail: undefined,
      uploads: {
        dir: '/srv/backend/data/uploads',
        maxBytes: 10 * 1024 * 1024,
        types: ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'dwg'],
      },
      retentionDays: 365,
      captchaAttempts: 3000,
      limitFactor: 1,
      trustedProxies: 0,
    });
  });

  it('reads senders with and without a name, and several recipients', () => {
    expect(read({ ...smtp, MAIL_FROM: '"Kemerkaya İnşaat" <web@example.com>' }).mail?.from).toEqual({
      name: 'Kemerkaya İnşaat',
      address: 'web@example.com',
    });
    expect(read({ ...smtp, MAIL_TO: 'a@example.com, B <b@example.com>' }).mail?.to).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
  });

  it('accepts ZIP when it is enabled', () => {
    expect(read({ UPLOAD_TYPES: 'pdf, ZIP' }).uploads.types).toEqual(['pdf', 'zip']);
  });

  it.each([
    [{ SMTP_URL: 'mail.example:hidden' }, /^SMTP_URL: (?!.*hidden)/],
    [{ SMTP_URL: smtp.SMTP_URL }, /^MAIL_FROM: got ""/],
    [{ ...smtp, MAIL_FROM: 'web' }, /^MAIL_FROM: got "web"/],
    [{ ...smtp, MAIL_TO: 'a@example.com,' }, /^MAIL_TO: got "a@example.com,"/],
    [{ UPLOAD_MAX_MB: '0' }, /^UPLOAD_MAX_MB: got "0", accepts a whole number from 1 to 100/],
    [{ UPLOAD_TYPES: 'pdf,exe' }, /^UPLOAD_TYPES: got "pdf,exe"/],
    [{ RETENTION_DAYS: 'never' }, /^RETENTION_DAYS: got "never"/],
    [{ FORM_LIMIT_FACTOR: '-1' }, /^FORM_LIMIT_FACTOR: got "-1"/],
  ])('answers %p with one line', (source, line) => {
    expect(() => read(source as Record<string, string>)).toThrow(EnvError);
    expect(() => read(source as Record<string, string>)).toThrow(line);
  });
});
