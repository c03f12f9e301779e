/** Nothing but what a site must have: all defaults hold. */
export default { title: 'Minimal', url: 'https://minimal.example' };
