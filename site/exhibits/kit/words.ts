import type { ExerciseProps as AnyExerciseProps, ToolProps as AnyToolProps } from 'generator/app/ui/live';
import type { Translated } from 'generator/model/words';

/** Words that exercises and tools share. They are fetched as one file with those of each. */
export const en = {
  /** Words that all tools share. */
  kit: {
    /** The mark at the head of a tool. */
    mark: 'Try it',
    reset: 'Start again',
    menu: 'More for this tool',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied.',
    fullScreen: 'Full screen',
    choose: 'Choose files',
    chooseOthers: 'Choose other files',
    /** Beside the button, before the limits, with the space between sentences; not on devices without a mouse. */
    drop: 'Or drop or paste them. ',
    /** While files are held over the frame. */
    release: 'Let go to open',
    sample: 'Try it with ours',
    sampleFailed: 'The sample could not be fetched. Check the network and try again.',
    /** `{size}`: in MB. */
    limits: '{formats}, up to {size} MB. Nothing is uploaded.',
    /** Name of the row of files that were opened. */
    files: 'Opened files',
    opening: 'Reading {name}',
    making: 'Making {name}',
    examining: 'Looking over {name}',
    stop: 'Stop',
    stopped: 'Stopped.',
    opened: '{name} is open: {width} × {height} pixels.',
    saved: '{name} has been saved.',
    save: 'Save {name}',
    saveAll: 'Save all',
    less: 'Less',
    more: 'More',
    play: 'Play',
    pause: 'Pause',
    frame: 'Frame',
    frameOf: '{frame} of {count}',
    frames: { one: '{count} frame', other: '{count} frames' },
    /** Name of the list of what could not be read, or not wholly. */
    remarks: 'About your files',
    /** Of a file that could be read all the same; `{what}` is a sentence. */
    noted: 'was read all the same. {what}',
    /** The fault of a file and the remedy: two sentences. */
    sentences: '{what} {remedy}',
    /** Of a file that lies at a byte or a line, as facts after a sentence. */
    byte: 'byte {at}',
    line: 'line {at}',
    layer: 'layer {at} from the top',
    found: 'found: {found}',
    allowed: 'allowed: {allowed}',
    /** A size, instead of a number alone. */
    measures: {
      bytes: '{size} MB',
      side: '{count} pixels',
      pixels: '{millions} million pixels in all frames',
    },
    /** After the facts of a remark that holds at further places as well. */
    alike: 'and {count} more like it',
    /** Where the browser itself fails: no memory, or no worker. */
    failed: 'The browser gave up on this file. Close other tabs, or try a smaller file.',
  },
  /** For each code that a parser of files answers with: what is the matter, and what helps. */
  remarks: {
    empty: { what: 'The file is empty.', remedy: 'Export it once more.' },
    unknownFormat: {
      what: 'This is not a format that is read here, whatever its name says.',
      /** `{formats}`: those that the tool reads. */
      remedy:
        'Open it in the program that it comes from, and save it there as something that is read here: {formats}.',
    },
    truncated: {
      what: 'The file ends too early.',
      remedy: 'Copy or download it again; the transfer may have broken off.',
    },
    badChecksum: {
      what: 'A checksum does not match, so the data has been damaged on its way.',
      remedy: 'Copy or download the file again.',
    },
    badValue: {
      what: 'Something stands there that the format does not allow.',
      remedy: 'Export the file again, or open it in another program and save it there.',
    },
    badCompression: {
      what: 'The compressed data is damaged.',
      remedy: 'Copy or download the file again.',
    },
    badColor: {
      what: 'A colour is written in a way that cannot be read.',
      remedy: 'Correct it in a text editor, or leave it out.',
    },
    noPictures: { what: 'There is no picture in it.', remedy: 'Export it with at least one frame.' },
    noColors: { what: 'There is no colour in it.', remedy: 'Export the palette again.' },
    notRead: { what: 'A part of the file is not read here.', remedy: 'Export it without that part.' },
    tooLarge: {
      what: 'It is larger than what can be handled here.',
      remedy: 'Split it, or make it smaller by a whole number first.',
    },
    tooManyFrames: {
      what: 'It has more frames than can be handled here.',
      remedy: 'Split the animation into several files.',
    },
    framesLeftOut: {
      what: 'All its frames together are too large for here, so only the first ones are read.',
      remedy: 'Split the animation into several files.',
    },
    tooManyColors: {
      what: 'It has more colours than can be handled here.',
      remedy: 'Reduce its colours first.',
    },
    encrypted: { what: 'It is protected by a password.', remedy: 'Save it without one.' },
    misnamed: {
      what: 'It is of another format than its name says.',
      remedy: 'Rename it, so that other programs know it too.',
    },
    converted: {
      what: 'A colour of another model has become red, green and blue.',
      remedy: 'Compare it with the original.',
    },
    photograph: {
      what: 'It has as many colours as a photograph or a smooth picture; what is said here is meant for pixel art.',
      remedy: 'Take a picture that was drawn pixel by pixel.',
    },
    otherVersion: {
      what: 'It is of another version of its format than the one that is known here, so the picture may be wrong.',
      remedy: 'Compare it with the original.',
    },
    unmetRequirement: {
      what: 'It asks for abilities that are not known here, so the picture may be wrong.',
      remedy: 'Compare it with the original.',
    },
    layerLeftOut: {
      what: 'A layer of a kind that is not read here is left out of the picture.',
      remedy: 'Export the picture from the program that it comes from.',
    },
    blendedAsNormal: {
      what: 'The blend mode of a layer is not known here, so the layer is drawn as a normal one.',
      remedy: 'Compare it with the original.',
    },
    groupIgnored: {
      what: 'Which layers are in a group is not known here, so they are drawn without its opacity, visibility and blend mode.',
      remedy: 'Compare it with the original.',
    },
    maskIgnored: {
      what: 'A clipping mask is drawn unclipped, since what it clips to is not known here.',
      remedy: 'Compare it with the original.',
    },
    cellLeftOut: {
      what: 'Pictures of cells are missing or cannot be read, so these cells are empty.',
      remedy: 'Copy or download the file again.',
    },
    cellSize: {
      what: 'Pictures of cells have another size than the file says. They are drawn whole, from their corner on.',
      remedy: 'Compare it with the original.',
    },
  },
  /** Of a file whose format is known and not read: `{format}` is its name. */
  unread: {
    what: 'This is a file of the format {format}, which is not read here.',
    /** What helps, where it is something else than with other formats. */
    photo:
      'A JPEG smears the colours around every edge, and a copy in another format keeps that. Look for the original.',
    film: 'Export its frames as PNGs, or as a GIF.',
    palette: 'It has colours and no picture. The tool “Mend and test a palette” opens it.',
    archive: 'Unpack it first. Of all ZIPs only projects are read.',
  },
  /** Words that all exercises share. */
  exercise: {
    /** Name of the button that tells what the keys do. */
    keys: 'Keys',
    /** Their deeds in every exercise, after a sentence with those in this one. */
    always: ' R starts again, Esc leaves the picture.',
    met: 'Done',
    metIn: 'Done in {count} moves',
    /** Heard: with a sentence for what the picture does. */
    metSaid: '{done}. {answer}',
    poster: 'Poster',
    /** Name of the button that opens the list of the rest: */
    more: 'More to take along',
    timelapse: 'Save timelapse (GIF)',
    squares: 'Copy as emoji squares',
    squaresCopied: 'Copied as emoji squares, for a chat.',
    challenge: 'Copy as a challenge',
    challengeCopied: 'The link is copied. It opens the beginning, and asks for {count} moves or fewer.',
    /** To who opens such a link. */
    toBeat: 'Your challenge: {count} moves or fewer.',
    beaten: 'You have met the challenge: {count} moves or fewer.',
    /** A link to all stamps; how many there are, of how many. */
    stamped: 'Passport: {count} of {all} stamps',
    /** A link to the next exercise; where there is little room, the word alone. */
    next: 'Next',
    nextTitle: 'Next: {title}',
    copyLink: 'Copy link',
    copied: 'The link is copied. It carries what you made.',
    copyFailed: 'The link could not be copied.',
    damaged: 'The link is damaged: here is the beginning.',
    savePicture: 'Save PNG',
    saveAnimation: 'Save GIF',
    saveFailed: 'It could not be saved. Copy the link, then load the page again.',
  },
};

export const zh: ToolWords = {
  kit: {
    mark: '试一试',
    reset: '重新开始',
    menu: '这个工具的更多功能',
    copyLink: '复制链接',
    copied: '链接已复制',
    copyFailed: '链接没能复制。',
    fullScreen: '全屏',
    choose: '选择文件',
    chooseOthers: '换其他文件',
    drop: '也可以把文件拖到这里，或直接粘贴。',
    release: '松手打开',
    sample: '用我们的示例试试',
    sampleFailed: '示例没能下载。请检查网络，然后重试。',
    limits: '支持{formats}，不超过{size}MB。文件不会上传。',
    files: '已打开的文件',
    opening: '正在读取{name}',
    making: '正在生成{name}',
    examining: '正在检查{name}',
    stop: '停止',
    stopped: '已停止。',
    opened: '已打开{name}，{width}×{height}像素。',
    saved: '已保存{name}。',
    save: '保存{name}',
    saveAll: '全部保存',
    less: '减少',
    more: '增加',
    play: '播放',
    pause: '暂停',
    frame: '帧',
    frameOf: '第{frame}/{count}帧',
    frames: { other: '{count}帧' },
    remarks: '关于你的文件',
    noted: '仍然可以读取。{what}',
    sentences: '{what}{remedy}',
    byte: '第{at}字节',
    line: '第{at}行',
    layer: '从上数第{at}个图层',
    found: '实际：{found}',
    allowed: '允许：{allowed}',
    measures: { bytes: '{size}MB', side: '{count}像素', pixels: '所有帧合计{tenThousands}万像素' },
    alike: '另有{count}处相同',
    failed: '浏览器处理不了这个文件。请关掉一些标签页，或者换小一点的文件。',
  },
  remarks: {
    empty: { what: '文件是空的。', remedy: '请重新导出一次。' },
    unknownFormat: {
      what: '不管文件名怎么写，这不是这里能读的格式。',
      remedy: '请用原来的程序打开，另存为这里能读的格式：{formats}。',
    },
    truncated: { what: '文件不完整，后面少了一截。', remedy: '请重新复制或下载，可能是传输中断了。' },
    badChecksum: { what: '校验和对不上，数据在传输途中损坏了。', remedy: '请重新复制或下载。' },
    badValue: {
      what: '这个位置出现了格式不允许的内容。',
      remedy: '请重新导出，或者用别的程序打开后另存一份。',
    },
    badCompression: { what: '压缩数据损坏了。', remedy: '请重新复制或下载。' },
    badColor: { what: '有一种颜色的写法读不懂。', remedy: '请在文本编辑器里改正，或者删掉它。' },
    noPictures: { what: '里面没有图像。', remedy: '请至少带上一帧再导出。' },
    noColors: { what: '里面没有颜色。', remedy: '请重新导出调色板。' },
    notRead: { what: '文件里有一部分这里不读取。', remedy: '请去掉那一部分再导出。' },
    tooLarge: { what: '超出了这里能处理的大小。', remedy: '请拆成几份，或者先按整数倍缩小。' },
    tooManyFrames: { what: '帧数超出了这里能处理的范围。', remedy: '请把动画拆成几个文件。' },
    framesLeftOut: { what: '所有帧加起来太大，这里只读取了前面的一部分。', remedy: '请把动画拆成几个文件。' },
    tooManyColors: { what: '颜色数超出了这里能处理的范围。', remedy: '请先减少颜色。' },
    encrypted: { what: '文件有密码保护。', remedy: '请取消密码后另存一份。' },
    misnamed: { what: '文件的实际格式和扩展名不一致。', remedy: '请改一下扩展名，免得别的程序认不出来。' },
    converted: { what: '有颜色属于别的颜色模型，已换算成红、绿、蓝。', remedy: '请和原来的颜色对照一下。' },
    photograph: {
      what: '颜色多得像照片或平滑的图片，而这里的判断是针对像素画的。',
      remedy: '请换一张逐个像素画成的图。',
    },
    otherVersion: { what: '文件格式的版本与这里认识的不同，画面可能不对。', remedy: '请与原件对照。' },
    unmetRequirement: {
      what: '文件要求读取它的程序具备某些能力，这里没有，画面可能不对。',
      remedy: '请与原件对照。',
    },
    layerLeftOut: {
      what: '有一个图层的类型这里读不了，画面里没有它。',
      remedy: '请用原来的软件导出图片。',
    },
    blendedAsNormal: { what: '这里不认识这个图层的混合模式，已按正常模式画出。', remedy: '请与原件对照。' },
    groupIgnored: {
      what: '这里不知道图层组里有哪些图层，画的时候没有计入组的不透明度、可见性和混合模式。',
      remedy: '请与原件对照。',
    },
    maskIgnored: { what: '这里不知道剪贴蒙版裁到哪个图层，画的时候没有裁。', remedy: '请与原件对照。' },
    cellLeftOut: {
      what: '单元格的图片缺失或读不出来，这些单元格是空的。',
      remedy: '请重新复制或下载文件。',
    },
    cellSize: {
      what: '单元格图片的大小与文件所写的不同，已从左上角起整张画出。',
      remedy: '请与原件对照。',
    },
  },
  unread: {
    what: '这是{format}格式的文件，这里不能读。',
    photo: 'JPEG会让边缘的颜色糊开，转成别的格式也救不回来。请找原图。',
    film: '请把各帧导出为PNG，或者导出为GIF。',
    palette: '里面只有颜色，没有图像。请用“检查、修好调色板”打开它。',
    archive: '请先解压。ZIP文件里，这里只读项目。',
  },
  exercise: {
    keys: '按键',
    always: 'R键重新开始，Esc键离开画面。',
    met: '做到了',
    metIn: '做到了，用了{count}步',
    metSaid: '{done}。{answer}',
    poster: '海报',
    more: '还能带走什么',
    timelapse: '保存绘制过程GIF',
    squares: '复制成表情方块',
    squaresCopied: '已复制成表情方块，可以粘贴到聊天里。',
    challenge: '复制挑战链接',
    challengeCopied: '链接已复制。打开后从头开始，看谁能在{count}步以内完成。',
    toBeat: '挑战：在{count}步以内完成。',
    beaten: '挑战成功：没有超过{count}步。',
    stamped: '护照：已有{count}枚印章，共{all}枚',
    next: '下一个',
    nextTitle: '下一个：{title}',
    copyLink: '复制链接',
    copied: '链接已复制，里面带着你做的内容。',
    copyFailed: '链接没能复制。',
    damaged: '链接已损坏，这里从头开始。',
    savePicture: '保存PNG',
    saveAnimation: '保存GIF',
    saveFailed: '没能保存。请先复制链接，再重新加载页面。',
  },
};

export type ToolWords = Translated<typeof en>;
/** The same with the words of one exhibit. */
export interface ToolText<Own> extends ToolWords {
  readonly words: Own;
}
export type ExerciseProps<Own> = AnyExerciseProps<ToolText<Own>>;
export type ToolProps<Own, Data = unknown> = AnyToolProps<ToolText<Own>, Data>;
