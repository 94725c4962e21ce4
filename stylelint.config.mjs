/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    // Values come from styles/tokens.scss.
    'color-no-hex': true,
    'color-named': 'never',
    'max-nesting-depth': [3, { ignore: ['pseudo-classes'], ignoreAtRules: ['media', 'include', 'supports'] }],
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z]+)*$',
      { message: 'Modules use camelCase, global classes kebab-case' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'alpha-value-notation': 'number',
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    // Sides are named by the direction of the text, so that the layout mirrors in languages written from the right.
    'property-disallowed-list': [
      [
        'left',
        'right',
        '/^(?:scroll-)?(?:margin|padding)-(?:left|right)$/',
        '/^border-(?:.+-)?(?:left|right)(?:-.+)?$/',
      ],
      { message: 'Use the logical property, such as margin-inline-start (docs/adding-a-language.md)' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:text-align|float|clear)$/': ['left', 'right'],
        // Four values whose right and left differ.
        '/^(?:inset|margin|padding|border-width)$/': [/^[^\s()]+ ([^\s()]+) [^\s()]+ (?!\1$)[^\s()]+$/],
        // Corners: the upper two, or the lower two, differ.
        'border-radius': [/^([^\s()/]+) (?!\1 )[^\s()/]+ [^\s()/]+(?: [^\s()/]+)?$/],
        '/^(?:transform-origin|perspective-origin|(?:background|object|mask)-position)$/': [/\b(?:left|right)\b/],
        '/^(?:background|mask|border)(?:-image)?$/': [/\bto (?:left|right)\b/],
      },
      { message: 'Name the sides by the direction of the text: start, end, or the -inline properties' },
    ],
    'declaration-block-no-redundant-longhand-properties': null,
    'scss/at-rule-no-unknown': true,
    'scss/comment-no-empty': true,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['box-orient', 'text-size-adjust', 'font-smoothing'] }],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
  },
  overrides: [
    {
      files: ['styles/**/*.scss'],
      rules: { 'color-no-hex': null, 'selector-class-pattern': '^[a-z]+(-[a-z]+)*$', 'declaration-no-important': null },
    },
    {
      // The panel's own styles name blocks, elements and modifiers as Payload's do.
      files: ['backend/**/*.css'],
      rules: { 'selector-class-pattern': '^[a-z]+(-[a-z]+)*(__[a-z]+(-[a-z]+)*)?(--[a-z]+(-[a-z]+)*)?$' },
    },
  ],
};
