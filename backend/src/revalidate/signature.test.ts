import { sign } from './signature';

describe('sign', () => {
  it('matches a signature made by openssl', () => {
    // printf '1700000000000.{"tags":["page-keys"]}' | openssl dgst -sha256 -hmac secret
    expect(sign('secret', '1700000000000', '{"tags":["page-keys"]}')).toBe(
      'sha256=1a9a0a63dadd9999251ead0de6d3fb964b3626b81ba44b906ad14f7666e99f96',
    );
  });

  it('depends on the secret, the time and the body', () => {
    const signatures = [sign('a', '1', 'x'), sign('b', '1', 'x'), sign('a', '2', 'x'), sign('a', '1', 'y')];
    expect(new Set(signatures).size).toBe(4);
  });
});
