import type { Fixture } from '../fixture';

export const textBlockFixture: Fixture<'textBlock'> = {
  id: 'text-block-1',
  type: 'textBlock',
  order: 10,
  title: 'Zemin raporu nasıl okunur?',
  subTitle: 'Sondaj logundan temel kararına.',
  description:
    '<p>Bir zemin raporu <strong>üç soruya</strong> cevap verir: altta ne var, su nerede, ne kadar oturur?</p><h3>Sondaj logu</h3><p>Her satır bir metredir. <em>SPT-N</em> değeri zeminin sıkılığını söyler.</p><ul><li>N &lt; 10: gevşek</li><li>N &gt; 30: sıkı</li></ul>',
  hasColumns: true,
};
