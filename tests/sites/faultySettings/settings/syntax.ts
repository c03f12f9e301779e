export default {
  title: 'Never closed,
};
