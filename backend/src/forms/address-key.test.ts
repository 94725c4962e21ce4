import { addressKey } from './address-key';

describe('one address, however it is written', () => {
  it.each([
    ['capitals', 'Ayse@Example.COM', 'ayse@example.com'],
    ['Turkish capitals', 'AYŞE.ÇELİK@ŞİRKET.example', 'ayşe.çeli\u0307k@şi\u0307rket.example'],
    ['capitals of other alphabets', 'ИВАН@ПОЧТА.example', 'иван@почта.example'],
    ['letters in two parts', 'ays\u0327e@s\u0327irket.example', 'ayşe@şirket.example'],
    ['a domain in punycode', 'ayse@XN--irket-idb.com.tr', 'ayse@Şirket.com.tr'],
    ['spaces around it', ' ayse@example.com\n', 'ayse@example.com'],
  ])('%s', (_what, one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });
});

describe('other addresses', () => {
  it.each([
    ['a letter without its mark', 'ayşe@example.com', 'ayse@example.com'],
    ['a domain without a mark', 'a@şirket.example', 'a@sirket.example'],
    ['the dotless ı', 'işık@example.com', 'isik@example.com'],
    ['a domain with something behind it', 'a@şirket.example/b', 'a@şirket.example'],
    ['a domain with a port', 'a@şirket.example:80', 'a@şirket.example'],
    ['a domain with an encoded letter', 'a@ş%61.example', 'a@şa.example'],
    ['an end that is no domain', 'a@ş..', 'a@ş'],
    ['a number as a domain', 'a@1', 'a@0.0.0.1'],
    ['no domain', 'ayşe', 'ayşe@'],
  ])('%s', (_what, one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});
