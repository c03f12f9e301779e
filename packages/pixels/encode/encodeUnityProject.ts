import { strToU8 } from 'fflate';
import { crc32 } from '../parse/crc32';
import type { ZipPart } from './encodeZip';
import { actionOf, ground, screen, textPart, type Walk, walkingSpeed } from './walkProject';

/** Pixels in a unit of the scene: a tile of 16 is one unit. */
const pixelsPerUnit = 16;

/** The ids by which Unity finds the main object of an asset: the number of its class and five zeros. */
const main = { clip: 7400000, controller: 9100000, script: 11500000 } as const;

/** The material that Unity has for sprites. */
const spriteMaterial = '{fileID: 10754, guid: 0000000000000000f000000000000000, type: 0}';

/**
 * A project for Unity 6 (6000.0), in which the arrow keys make the hero walk: a sheet cut into sprites with the pivot
 * between the feet, a clip for each animation, a controller with a state for each, and a scene. Settings that are not
 * written have Unity's defaults.
 * Sources: https://docs.unity3d.com/6000.0/Documentation/Manual/FormatDescription.html and
 * https://docs.unity3d.com/6000.0/Documentation/Manual/ClassIDReference.html
 */
export function encodeUnityProject(walk: Walk): readonly ZipPart[] {
  const { name, durations, tags } = walk;
  const sheet = `Assets/${name}.png`;
  const sheetGuid = guidOf(name, sheet);
  const asset = (path: string, text: string, importer: string) => [
    textPart(path, text),
    textPart(`${path}.meta`, `fileFormatVersion: 2\nguid: ${guidOf(name, path)}\n${importer}`),
  ];
  const native = (id: number) => `NativeFormatImporter:\n  mainObjectFileID: ${id}\n`;
  return [
    textPart('ProjectSettings/ProjectVersion.txt', 'm_EditorVersion: 6000.0.0f1\n'),
    textPart('Packages/manifest.json', packages()),
    { name: sheet, bytes: walk.draw(0, durations.length - 1) },
    textPart(`${sheet}.meta`, sheetImporter(walk, sheetGuid)),
    ...tags.flatMap((tag) => asset(clipPath(tag.name), clip(tag, durations, sheetGuid), native(main.clip))),
    ...asset(controllerPath, controller(walk), native(main.controller)),
    ...asset(scriptPath, script(actionOf(tags) ?? ''), 'MonoImporter:\n  serializedVersion: 2\n'),
    ...asset('Assets/Main.unity', scene(walk, sheetGuid), 'DefaultImporter:\n  externalObjects: {}\n'),
  ];
}

const clipPath = (tag: string) => `Assets/${tag}.anim`;
const controllerPath = 'Assets/Hero.controller';
const scriptPath = 'Assets/Walk.cs';

/** 32 hexadecimal digits, always the same for a path of a project. */
function guidOf(project: string, path: string): string {
  const bytes = (part: number) => strToU8(`${part} ${project} ${path}`);
  return [0, 1, 2, 3].map((part) => crc32(bytes(part)).toString(16).padStart(8, '0')).join('');
}

/** The id of a frame's sprite in the sheet. */
const spriteId = (index: number) => 21300000 + 2 * index;

const spriteOf = (index: number, sheetGuid: string) =>
  `{fileID: ${spriteId(index)}, guid: ${sheetGuid}, type: 3}`;

function packages(): string {
  const names = [
    '2d.sprite',
    'modules.animation',
    'modules.imageconversion',
    'modules.imgui',
    'modules.uielements',
  ];
  const dependencies = Object.fromEntries(names.map((name) => [`com.unity.${name}`, '1.0.0']));
  return `${JSON.stringify({ dependencies }, undefined, 2)}\n`;
}

/** Texture type 8 is a sprite, mode 2 several of them, filter 0 Point, compression 0 None; rows count from below. */
function sheetImporter({ name, width, height, durations }: Walk, guid: string): string {
  const indexes = durations.map((_, index) => index);
  const sprites = indexes.map(
    (index) => `    - serializedVersion: 2
      name: ${name}_${index}
      rect:
        serializedVersion: 2
        x: ${index * width}
        y: 0
        width: ${width}
        height: ${height}
      alignment: 7
      pivot: {x: 0.5, y: 0}
      border: {x: 0, y: 0, z: 0, w: 0}
      spriteID: ${guidOf(name, `sprite ${index}`)}
      internalID: ${spriteId(index)}
`,
  );
  return `fileFormatVersion: 2
guid: ${guid}
TextureImporter:
  internalIDToNameTable:
${indexes.map((index) => `  - first:\n      213: ${spriteId(index)}\n    second: ${name}_${index}\n`).join('')}  externalObjects: {}
  serializedVersion: 13
  mipmaps:
    enableMipMap: 0
    sRGBTexture: 1
  textureSettings:
    serializedVersion: 2
    filterMode: 0
    aniso: 1
    wrapU: 1
    wrapV: 1
    wrapW: 1
  maxTextureSize: 2048
  nPOTScale: 0
  spriteMode: 2
  spriteExtrude: 1
  spriteMeshType: 0
  spritePixelsToUnits: ${pixelsPerUnit}
  alphaUsage: 1
  alphaIsTransparency: 1
  textureType: 8
  textureShape: 1
  platformSettings:
  - serializedVersion: 4
    buildTarget: DefaultTexturePlatform
    maxTextureSize: 2048
    textureFormat: -1
    textureCompression: 0
  spriteSheet:
    serializedVersion: 2
    sprites:
${sprites.join('')}    nameFileIdTable:
${indexes.map((index) => `      ${name}_${index}: ${spriteId(index)}\n`).join('')}`;
}

/**
 * A clip shows its last key for one sample only. One sample is therefore the greatest time that all frames are a
 * multiple of, and the last frame has a second key where it is longer than that.
 */
function clip(
  { name, first, last }: Walk['tags'][number],
  durations: readonly number[],
  sheetGuid: string,
): string {
  const frames = durations.slice(first, last + 1);
  const sample = frames.reduce(greatestDivisor, 0);
  const end = frames.reduce((sum, duration) => sum + duration, 0);
  let time = 0;
  const keys = frames.map((duration, at) => {
    const key = { time, sprite: spriteOf(first + at, sheetGuid) };
    time += duration;
    return key;
  });
  if ((frames.at(-1) ?? 0) > sample) keys.push({ time: end - sample, sprite: spriteOf(last, sheetGuid) });
  return `${yamlHead}--- !u!74 &${main.clip}
AnimationClip:
  m_Name: ${name}
  serializedVersion: 7
  m_Legacy: 0
  m_Compressed: 0
  m_UseHighQualityCurve: 1
  m_RotationCurves: []
  m_CompressedRotationCurves: []
  m_EulerCurves: []
  m_PositionCurves: []
  m_ScaleCurves: []
  m_FloatCurves: []
  m_PPtrCurves:
  - serializedVersion: 2
    curve:
${keys.map((key) => `    - time: ${seconds(key.time)}\n      value: ${key.sprite}\n`).join('')}    attribute: m_Sprite
    path: 
    classID: 212
    script: {fileID: 0}
    flags: 2
  m_SampleRate: ${seconds(1_000_000 / sample)}
  m_WrapMode: 0
  m_ClipBindingConstant:
    genericBindings:
    - serializedVersion: 2
      path: 0
      attribute: 0
      script: {fileID: 0}
      typeID: 212
      customType: 23
      isPPtrCurve: 1
    pptrCurveMapping:
${keys.map((key) => `    - ${key.sprite}\n`).join('')}  m_AnimationClipSettings:
    serializedVersion: 2
    m_StartTime: 0
    m_StopTime: ${seconds(end)}
    m_LoopTime: 1
    m_KeepOriginalPositionY: 1
  m_EditorCurves: []
  m_EulerEditorCurves: []
  m_Events: []
`;
}

/** A state for each clip; a script says which one plays. */
function controller({ name, tags }: Walk): string {
  const stateId = (index: number) => 110200000 + index;
  const machine = 110700000;
  const states = tags.map(
    (tag, index) => `--- !u!1102 &${stateId(index)}
AnimatorState:
  serializedVersion: 6
  m_ObjectHideFlags: 1
  m_Name: ${tag.name}
  m_Speed: 1
  m_Transitions: []
  m_StateMachineBehaviours: []
  m_WriteDefaultValues: 1
  m_Motion: {fileID: ${main.clip}, guid: ${guidOf(name, clipPath(tag.name))}, type: 2}
`,
  );
  return `${yamlHead}--- !u!91 &${main.controller}
AnimatorController:
  m_Name: Hero
  serializedVersion: 5
  m_AnimatorParameters: []
  m_AnimatorLayers:
  - serializedVersion: 5
    m_Name: Base Layer
    m_StateMachine: {fileID: ${machine}}
    m_Mask: {fileID: 0}
    m_Motions: []
    m_Behaviours: []
    m_BlendingMode: 0
    m_SyncedLayerIndex: -1
    m_DefaultWeight: 0
    m_Controller: {fileID: ${main.controller}}
--- !u!1107 &${machine}
AnimatorStateMachine:
  serializedVersion: 6
  m_ObjectHideFlags: 1
  m_Name: Base Layer
  m_ChildStates:
${tags.map((_, index) => `  - serializedVersion: 1\n    m_State: {fileID: ${stateId(index)}}\n    m_Position: {x: 300, y: ${60 * index}, z: 0}\n`).join('')}  m_ChildStateMachines: []
  m_AnyStateTransitions: []
  m_EntryTransitions: []
  m_StateMachineBehaviours: []
  m_AnyStatePosition: {x: 50, y: 60, z: 0}
  m_EntryPosition: {x: 50, y: 0, z: 0}
  m_ExitPosition: {x: 600, y: 0, z: 0}
  m_DefaultState: {fileID: ${stateId(0)}}
${states.join('')}`;
}

function script(action: string): string {
  return `using UnityEngine;

/// Walks where the arrow keys point, and plays the animation of that direction.
public class Walk : MonoBehaviour
{
    const float PixelsPerUnit = ${pixelsPerUnit};
    const float Speed = ${walkingSpeed}; // pixels in a second

    Animator animator;
    Vector2 place; // in pixels

    void Awake()
    {
        animator = GetComponent<Animator>();
        place = (Vector2)transform.position * PixelsPerUnit;
    }

    void Update()
    {
        var way = new Vector2(Input.GetAxisRaw("Horizontal"), Input.GetAxisRaw("Vertical"));
        animator.speed = way == Vector2.zero ? 0 : 1;
        if (way == Vector2.zero) return;
        var direction = way.x > 0 ? "right" : "left";
        if (Mathf.Abs(way.y) > Mathf.Abs(way.x)) direction = way.y > 0 ? "up" : "down";
        animator.Play("${action}_" + direction);
        place += Speed * Time.deltaTime * way.normalized;
        // Whole pixels only.
        transform.position = new Vector2(Mathf.Round(place.x), Mathf.Round(place.y)) / PixelsPerUnit;
    }
}
`;
}

/** The camera sees as many rows as the screen has: half of them above its middle. */
function scene({ name, tags }: Walk, sheetGuid: string): string {
  const hero = { object: 100, transform: 101, renderer: 102, animator: 103, script: 104 };
  const camera = { object: 200, transform: 201, camera: 202 };
  const object = (ids: Readonly<Record<string, number>>, title: string, tag: string) => {
    const [id, ...components] = Object.values(ids);
    return `--- !u!1 &${id}
GameObject:
  serializedVersion: 6
  m_Component:
${components.map((component) => `  - component: {fileID: ${component}}\n`).join('')}  m_Layer: 0
  m_Name: ${title}
  m_TagString: ${tag}
  m_IsActive: 1
`;
  };
  const transform = (id: number, owner: number, z: number) => `--- !u!4 &${id}
Transform:
  m_GameObject: {fileID: ${owner}}
  serializedVersion: 2
  m_LocalRotation: {x: 0, y: 0, z: 0, w: 1}
  m_LocalPosition: {x: 0, y: 0, z: ${z}}
  m_LocalScale: {x: 1, y: 1, z: 1}
  m_Children: []
  m_Father: {fileID: 0}
`;
  const [red, green, blue] = ground;
  return `${yamlHead}${object(hero, 'Hero', 'Untagged')}${transform(hero.transform, hero.object, 0)}--- !u!212 &${hero.renderer}
SpriteRenderer:
  m_GameObject: {fileID: ${hero.object}}
  m_Enabled: 1
  m_Materials:
  - ${spriteMaterial}
  m_Sprite: ${spriteOf(tags[0]?.first ?? 0, sheetGuid)}
  m_Color: {r: 1, g: 1, b: 1, a: 1}
  m_WasSpriteAssigned: 1
--- !u!95 &${hero.animator}
Animator:
  serializedVersion: 7
  m_GameObject: {fileID: ${hero.object}}
  m_Enabled: 1
  m_Controller: {fileID: ${main.controller}, guid: ${guidOf(name, controllerPath)}, type: 2}
--- !u!114 &${hero.script}
MonoBehaviour:
  m_GameObject: {fileID: ${hero.object}}
  m_Enabled: 1
  m_Script: {fileID: ${main.script}, guid: ${guidOf(name, scriptPath)}, type: 3}
${object(camera, 'Main Camera', 'MainCamera')}${transform(camera.transform, camera.object, -10)}--- !u!20 &${camera.camera}
Camera:
  serializedVersion: 2
  m_GameObject: {fileID: ${camera.object}}
  m_Enabled: 1
  m_ClearFlags: 2
  m_BackGroundColor: {r: ${red}, g: ${green}, b: ${blue}, a: 1}
  near clip plane: 0.3
  far clip plane: 1000
  orthographic: 1
  orthographic size: ${screen.height / 2 / pixelsPerUnit}
--- !u!1660057539 &9223372036854775807
SceneRoots:
  m_ObjectHideFlags: 0
  m_Roots:
  - {fileID: ${hero.transform}}
  - {fileID: ${camera.transform}}
`;
}

const yamlHead = '%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n';

/** Milliseconds as seconds, without the noise of fractions. */
const seconds = (milliseconds: number) => Math.round(milliseconds * 1000) / 1e6;

function greatestDivisor(one: number, other: number): number {
  return one === 0 ? other : greatestDivisor(other % one, one);
}
